// An entry of its own: nobody else carries it.
export { PdfViewer, type PdfViewerProps } from './pdf-viewer/pdf-viewer.tsx'
