import { encodeStroke, simplifyStroke, type Stroke } from '@hwjy/classroom/core'
import { handwriting } from './handwriting.ts'

/** The bench's handwriting as our board stores it, as thick as Excalidraw draws its thinnest. */
export function toStrokes(count: number): Stroke[] {
  return handwriting(count).map(({ points, color }, i) => {
    const flat = simplifyStroke(Float32Array.from(points.flat()))
    const bytes = encodeStroke({ tool: 'pen', color, width: 5, points: flat })
    return { id: `stroke-${i.toString(36)}`, author: 'teacher', bytes }
  })
}
