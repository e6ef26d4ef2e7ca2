import { PdfViewer } from '@hwjy/ui/pdf'

export interface PdfFileProps {
  url: string
  name: string
  onFailed: () => void
}

/** The largest of all viewers: fetched for the first document. */
export default function PdfFile({ url, name, onFailed }: PdfFileProps) {
  return <PdfViewer src={url} label={name} assetsUrl={`${import.meta.env.BASE_URL}pdf-assets/`} onFailed={onFailed} />
}
