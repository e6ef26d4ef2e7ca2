import type { PDFDocumentProxy } from 'pdfjs-dist'

/** Size of a page in CSS px at a zoom of 1. */
export interface PageSize {
  width: number
  height: number
}

export type PdfProblem = 'network' | 'missing' | 'broken'

export type PdfState =
  | { status: 'loading' }
  /** `isWrong`: the last one did not open it. */
  | { status: 'locked'; isWrong: boolean; unlock: (password: string) => void }
  | { status: 'failed'; problem: PdfProblem }
  /** The size of the first page stands for pages not seen yet. */
  | { status: 'ready'; document: PDFDocumentProxy; pageSize: PageSize }

/** Maps an error of pdf.js by its name: the classes are in the part that is fetched late. */
export function pdfProblem(error: unknown): PdfProblem {
  const { name, status } = Object(error) as { name?: unknown; status?: unknown }
  if (name === 'InvalidPDFException') return 'broken'
  return name === 'ResponseException' && (status === 404 || status === 403) ? 'missing' : 'network'
}

const steps = [0.5, 0.75, 1, 1.25, 1.5, 2, 3]

export function zoomStep(zoom: number, direction: 'in' | 'out'): number {
  const next =
    direction === 'in' ? steps.find((step) => step > zoom + 0.01) : steps.findLast((step) => step < zoom - 0.01)
  return next ?? zoom
}

export function typedPage(text: string, pageCount: number): number | null {
  const page = Number(text.trim())
  return Number.isInteger(page) && page >= 1 && page <= pageCount ? page : null
}
