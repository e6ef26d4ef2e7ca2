/** Paints pictures that stand in for cameras and screens. */
import type { RtcEngine } from '../src/ports/rtc-engine.ts'

const svg = (element: HTMLElement, markup: string) => {
  element.innerHTML = `<svg viewBox="0 0 320 180" width="100%" height="100%" preserveAspectRatio="xMidYMid slice">${markup}</svg>`
}

export function paintPerson(element: HTMLElement, source: Parameters<RtcEngine['attach']>[0], myId: string): void {
  const id = typeof source === 'string' ? myId : source.userId
  if (typeof source !== 'string' && source.kind === 'screen') {
    return svg(
      element,
      '<rect width="320" height="180" fill="#e9eef6"/><rect x="24" y="20" width="272" height="140" rx="6" fill="#fff"/><text x="160" y="98" font-size="34" text-anchor="middle" fill="#26364d">去市场</text><text x="160" y="124" font-size="12" text-anchor="middle" fill="#5b6b82">qù shìchǎng · to go to the market</text>',
    )
  }
  const hue = [...id].reduce((sum, letter) => sum + letter.charCodeAt(0) * 7, 0) % 360
  svg(
    element,
    `<rect width="320" height="180" fill="oklch(0.62 0.06 ${hue})"/><rect y="120" width="320" height="60" fill="oklch(0.5 0.06 ${hue})"/><circle cx="160" cy="82" r="34" fill="oklch(0.82 0.05 60)"/><path d="M126 80a34 34 0 0 1 68 0c-10-16-22-20-34-20s-26 4-34 20z" fill="oklch(0.3 0.04 ${hue + 90})"/><path d="M92 180c4-48 32-60 68-60s64 12 68 60z" fill="oklch(0.45 0.1 ${hue + 40})"/>`,
  )
}
