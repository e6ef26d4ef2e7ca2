import { useEffect, useState } from 'react'

/** An address of a blob that is only in this page, as long as it is shown; null in the first moment. */
export function useBlobUrl(blob: Blob): string | null {
  const [shown, setShown] = useState<{ blob: Blob; url: string } | null>(null)
  useEffect(() => {
    const url = URL.createObjectURL(blob)
    const timer = setTimeout(() => setShown({ blob, url }))
    return () => {
      clearTimeout(timer)
      URL.revokeObjectURL(url)
    }
  }, [blob])
  return shown?.blob === blob ? shown.url : null
}
