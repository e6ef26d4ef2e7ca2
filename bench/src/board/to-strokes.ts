import { encodeElement, encodeStroke, simplifyStroke, type Stroke } from '@hwjy/classroom/core'
import { handwriting } from './handwriting.ts'
import { MIXED_TEXT, type MixedElement, mixedAt } from './mixed.ts'

/**
 * The bench's handwriting as our board stores it, as thick as Excalidraw draws its thinnest.
 * @param isMixed with shapes, text and pictures among it
 */
export function toStrokes(count: number, isMixed = false): Stroke[] {
  return handwriting(count).map(({ points, color }, i) => {
    const mixed = isMixed && i < count - 1 ? mixedAt(i, [points[0]?.[0] ?? 0, points[0]?.[1] ?? 0]) : null
    if (mixed !== null) return { id: `stroke-${i.toString(36)}`, author: 'teacher', bytes: toElement(mixed) }
    const flat = simplifyStroke(Float32Array.from(points.flat()))
    const bytes = encodeStroke({ tool: 'pen', color, width: 5, points: flat })
    return { id: `stroke-${i.toString(36)}`, author: 'teacher', bytes }
  })
}

function toElement({ kind, x, y }: MixedElement): Uint8Array {
  switch (kind) {
    case 'shape': {
      const box = { x, y, width: 90, height: 50 }
      return encodeElement({ kind, shape: 'rectangle', box, color: '#d4380d', fill: null, width: 2, dash: 'solid' })
    }
    case 'text': {
      const ruby = [...MIXED_TEXT].map((_, start) => ({ start, length: 1, pinyin: 'shuǐ' }))
      const style = { size: 20, color: '#1f1f1f', align: 'left', isList: false, hasToneColors: true } as const
      return encodeElement({ kind, box: { x, y, width: 200, height: 80 }, ...style, text: MIXED_TEXT, ruby })
    }
    case 'picture': {
      const crop = { left: 0, top: 0, right: 0, bottom: 0 }
      return encodeElement({ kind, box: { x, y, width: 80, height: 60 }, resourceId: 'res_bench', crop, alt: '市场' })
    }
  }
}
