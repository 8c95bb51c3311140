import { BlogPage } from '#site/blog/blog-page.tsx';

export default BlogPage;
