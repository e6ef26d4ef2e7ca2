import { encode } from 'uqr'
import * as css from '../second-step.css.ts'

/** Draws a QR code, dark on light in every theme: cameras read it that way best. */
export function QrCode({ label, text }: { label: string; text: string }) {
  const { data, size } = encode(text, { border: 2 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg className={css.qr} role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  )
}
