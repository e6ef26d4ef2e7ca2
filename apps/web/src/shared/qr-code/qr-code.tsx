import { useMemo } from 'react'
import { encode } from 'uqr'
import * as css from './qr-code.css.ts'

/** A QR code as one path of modules. The quiet zone around it belongs to the code: scanners look for it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { data, size: modules } = encode(text, { ecc: 'M', border: 2 })
    const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    return { size: modules, path: squares.join('') }
  }, [text])
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={css.code} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  )
}
