/** In pixels of the file; on the page it takes the width of the text. */
export const PICTURE_WIDTH = 1440;
export const PICTURE_HEIGHT = 960;
