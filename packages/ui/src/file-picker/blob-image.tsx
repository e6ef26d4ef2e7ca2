import { type ComponentProps, useEffect, useRef } from 'react'

export interface BlobImageProps extends Omit<ComponentProps<'img'>, 'src' | 'ref'> {
  /** A picture that is only in this page; its object URL is revoked when it is no longer shown. */
  blob: Blob
  alt: string
}

export function BlobImage({ blob, alt, ...props }: BlobImageProps) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const url = URL.createObjectURL(blob)
    if (image.current) image.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [blob])
  return <img {...props} ref={image} alt={alt} />
}
