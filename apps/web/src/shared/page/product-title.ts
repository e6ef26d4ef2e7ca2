export const PRODUCT_TITLE = '华文课堂'
