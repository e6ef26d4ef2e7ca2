/** Stand-ins for cameras, screens and the board. */
import type { RtcEngine } from '../src/ports/rtc-engine.ts'

const svg = (element: HTMLElement, markup: string, viewBox = '0 0 320 180') => {
  element.innerHTML = `<svg viewBox="${viewBox}" width="100%" height="100%" preserveAspectRatio="xMidYMid slice">${markup}</svg>`
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

export function paintBoard(element: HTMLElement): void {
  svg(
    element,
    `<rect width="1280" height="720" fill="#fff"/>
    <g fill="none" stroke="#d7dce4" stroke-width="2"><rect x="120" y="120" width="240" height="240"/><path d="M240 120v240M120 240h240" stroke-dasharray="10 10"/><rect x="400" y="120" width="240" height="240"/><path d="M520 120v240M400 240h240" stroke-dasharray="10 10"/></g>
    <g fill="none" stroke="#16202e" stroke-width="14" stroke-linecap="round" stroke-linejoin="round"><path d="M170 160l28 24M150 206h40l-8 84c20-12 30-24 34-34"/><path d="M230 170h90M276 140v116M240 214c0 40-10 70-30 92M276 256c8 20 24 40 54 50"/></g>
    <g fill="none" stroke="#16202e" stroke-width="14" stroke-linecap="round"><path d="M450 170h140M520 140v200M450 240h140M470 300c30 20 70 20 100 0"/></g>
    <g fill="none" stroke="#d4380d" stroke-width="8" stroke-linecap="round"><path d="M130 420c120 30 380 30 520-4"/></g>
    <text x="720" y="220" font-size="72" fill="#16202e" font-family="serif">请问，多少钱？</text><text x="724" y="290" font-size="34" fill="#1470cc">Qǐngwèn, duōshao qián?</text>`,
    '0 0 1280 720',
  )
}
