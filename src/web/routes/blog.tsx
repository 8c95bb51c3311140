import { BlogPage } from '#web/marketing/blog/blog-page.tsx';

export default BlogPage;
