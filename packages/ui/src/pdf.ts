// An entry of its own: pages without a PDF do not load it.
export { PdfViewer, type PdfViewerProps } from './pdf-viewer/pdf-viewer.tsx'
