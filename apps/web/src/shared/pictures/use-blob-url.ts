import { useEffect, useState } from 'react'

/** An address of a blob, as long as it is shown; null without a blob, and in the first moment. */
export function useBlobUrl(blob: Blob | null): string | null {
  const [shown, setShown] = useState<{ blob: Blob; url: string } | null>(null)
  useEffect(() => {
    if (!blob) return undefined
    const url = URL.createObjectURL(blob)
    const timer = setTimeout(() => setShown({ blob, url }))
    return () => {
      clearTimeout(timer)
      URL.revokeObjectURL(url)
    }
  }, [blob])
  return blob && shown?.blob === blob ? shown.url : null
}
