/** Title of the tab when a page has none of its own. */
export const PRODUCT_TITLE = '华文课堂'
