import { assignVars, createGlobalTheme, globalLayer, globalStyle } from '@vanilla-extract/css'
import { brandRoles, brandVariable, type PaletteName, palettes } from './brand.ts'
import { media } from './breakpoints.ts'
import type { ColorRoles } from './color-roles.ts'
import { layered, layerName } from './layered.ts'
import { vars } from './vars.css.ts'

globalLayer(layerName)

const { color, shadow, focus, share, space: _space, control: _control, ...steady } = vars

createGlobalTheme(':root', steady, {
  '@layer': layerName,
  radius: { control: '6px', card: '12px', pill: '999px' },
  fontSize: { 12: '0.75rem', 14: '0.875rem', 16: '1rem', 20: '1.25rem', 24: '1.5rem', 32: '2rem', 40: '2.5rem' },
  lineHeight: { tight: '1.25', text: '1.5', ruby: '1.7' },
  fontWeight: { regular: '400', medium: '500', bold: '600' },
  font: {
    // `system-ui` is the font of the system's language: on a Japanese Windows it would draw Chinese with Japanese glyphs,
    // on a Chinese one Japanese with Chinese ones. So it stands only where Latin letters are meant, after the known ones.
    latin:
      '-apple-system, "Segoe UI", Roboto, system-ui, "Helvetica Neue", "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", sans-serif',
    zhHans:
      '-apple-system, "Segoe UI", Roboto, "PingFang SC", "Microsoft YaHei UI", "Microsoft YaHei", "HarmonyOS Sans SC", MiSans, "Noto Sans CJK SC", "Noto Sans SC", "Source Han Sans SC", sans-serif',
    ja: '-apple-system, "Segoe UI", Roboto, "Hiragino Sans", "BIZ UDPGothic", "Yu Gothic UI", Meiryo, "Noto Sans CJK JP", "Noto Sans JP", "Source Han Sans JP", sans-serif',
    kai: '"Kaiti SC", STKaiti, KaiTi, "AR PL UKai CN", "LXGW WenKai", "Noto Serif CJK SC", "Noto Serif SC", "Songti SC", serif',
    mono: 'ui-monospace, "SF Mono", Menlo, Consolas, "Noto Sans Mono CJK SC", monospace',
  },
  duration: { fast: '120ms', base: '160ms', slow: '200ms', section: '500ms' },
  easing: { out: 'cubic-bezier(0.2, 0.7, 0.3, 1)' },
  size: { target: '1.5rem', content: '75rem', text: '70ch' },
  zIndex: { float: '1000', overlay: '1100', toast: '1200' },
})

globalStyle(
  ':root',
  layered({
    '@media': {
      [media.touch]: { vars: { [vars.size.target]: '2.75rem' } },
      // Not 0: a layer that was open from the start learns from the start of its own animation that it has one, and
      // one of 0 ms has no start. It would then wait for an end that never comes, and stay on the screen when closed.
      [media.reducedMotion]: {
        vars: {
          [vars.duration.fast]: '1ms',
          [vars.duration.base]: '1ms',
          [vars.duration.slow]: '1ms',
          [vars.duration.section]: '1ms',
        },
      },
    },
  }),
)

const paletteColors = Object.fromEntries(
  Object.entries(palettes).map(([name, colorsFrom]) => [name, colorsFrom()]),
) as Record<PaletteName, ColorRoles>

// Tokens made of colours are given again in every theme: a variable is filled in where it is declared.
function colored(palette: PaletteName, changes: Partial<ColorRoles> = {}) {
  const colors = { ...paletteColors[palette], ...changes }
  const branded = brandRoles.map((role) => [role, `var(${brandVariable(palette, role)}, ${colors[role]})`] as const)
  return {
    ...assignVars(color, { ...colors, ...Object.fromEntries(branded) }),
    ...assignVars(shadow, { float: `0 1px 2px ${colors.shade}, 0 8px 28px ${colors.shade}` }),
    ...assignVars(focus, { ring: `2px solid ${color.focus}`, offset: '2px' }),
    ...assignVars(share, { softLine: '28%' }),
  }
}

/** People who ask their system for more contrast get strong lines and no grey words. */
function sharpened(palette: PaletteName) {
  const { lineStrong, text } = paletteColors[palette]
  return colored(palette, { line: lineStrong, lineStrong: text, textMuted: text })
}

/** In high contrast a line stands where a shadow was, and the focus is wider, because every other line is strong too. */
const inContrast = (palette: PaletteName) => ({
  ...colored(palette),
  ...assignVars(shadow, { float: `0 0 0 1px ${color.line}` }),
  ...assignVars(focus, { ring: `3px solid ${color.focus}`, offset: '2px' }),
  ...assignVars(share, { softLine: '100%' }),
})

const ofDevice = ':root:not([data-theme]), [data-theme="system"]'
const prefersDark = '(prefers-color-scheme: dark)'

globalStyle(
  ':root, [data-theme="light"], [data-theme="system"]',
  layered({
    colorScheme: 'light',
    vars: colored('light'),
    '@media': { [media.moreContrast]: { vars: sharpened('light') } },
  }),
)
globalStyle(
  ofDevice,
  layered({
    '@media': {
      [prefersDark]: { colorScheme: 'dark', vars: colored('dark') },
      [`${prefersDark} and ${media.moreContrast}`]: { vars: sharpened('dark') },
    },
  }),
)
for (const name of ['dark', 'room'] as const) {
  globalStyle(
    `[data-theme="${name}"]`,
    layered({
      colorScheme: 'dark',
      vars: colored(name),
      '@media': { [media.moreContrast]: { vars: sharpened(name) } },
    }),
  )
}
globalStyle(
  '[data-theme="contrast"]',
  layered({
    colorScheme: 'light',
    vars: inContrast('contrast'),
    '@media': { [prefersDark]: { colorScheme: 'dark', vars: inContrast('contrastDark') } },
  }),
)
