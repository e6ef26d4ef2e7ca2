/** Folder of the files of pdf.js on our server: its worker, maps of characters, fonts. */
export const PDF_ASSETS_URL = `${import.meta.env.BASE_URL}pdf-assets/`
