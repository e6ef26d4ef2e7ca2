/** What the tab says when a page has no title of its own. */
export const PRODUCT_TITLE = '华文课堂'
