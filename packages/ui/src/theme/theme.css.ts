import { assignVars, createGlobalTheme, globalLayer, globalStyle } from '@vanilla-extract/css'
import { media } from './breakpoints.ts'
import { type ColorRoles, darkColors, lightColors, roomColors } from './color-roles.ts'
import { layered, layerName } from './layered.ts'
import { vars } from './vars.css.ts'

globalLayer(layerName)

const { color, shadow, focus, ...steady } = vars

createGlobalTheme(':root', steady, {
  '@layer': layerName,
  space: {
    2: '0.125rem',
    4: '0.25rem',
    8: '0.5rem',
    12: '0.75rem',
    16: '1rem',
    20: '1.25rem',
    24: '1.5rem',
    32: '2rem',
    48: '3rem',
  },
  radius: { control: '6px', card: '12px', pill: '999px' },
  fontSize: { 12: '0.75rem', 14: '0.875rem', 16: '1rem', 20: '1.25rem', 24: '1.5rem', 32: '2rem', 40: '2.5rem' },
  lineHeight: { tight: '1.25', text: '1.5', ruby: '1.7' },
  fontWeight: { regular: '400', medium: '500', bold: '600' },
  font: {
    latin:
      'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", sans-serif',
    zhHans:
      'system-ui, -apple-system, "PingFang SC", "Microsoft YaHei", "HarmonyOS Sans SC", "Noto Sans CJK SC", "Noto Sans SC", "Source Han Sans SC", sans-serif',
    ja: 'system-ui, -apple-system, "Hiragino Sans", "Yu Gothic UI", Meiryo, "Noto Sans CJK JP", "Noto Sans JP", sans-serif',
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
      [media.reducedMotion]: {
        vars: {
          [vars.duration.fast]: '0ms',
          [vars.duration.base]: '0ms',
          [vars.duration.slow]: '0ms',
          [vars.duration.section]: '0ms',
        },
      },
    },
  }),
)

// Tokens made of colours are given again in every theme: a variable is filled in where it is declared.
const colored = (colors: ColorRoles) => ({
  ...assignVars(color, { ...colors }),
  ...assignVars(shadow, { float: `0 1px 2px ${colors.shade}, 0 8px 28px ${colors.shade}` }),
  ...assignVars(focus, { ring: `2px solid ${colors.focus}`, offset: '2px' }),
})

/** People who ask their system for more contrast get strong lines and no grey words. */
const sharpened = (colors: ColorRoles) =>
  colored({ ...colors, line: colors.lineStrong, lineStrong: colors.text, textMuted: colors.text })

const light = lightColors()
const dark = darkColors()
const room = roomColors()

globalStyle(
  ':root, [data-theme="light"]',
  layered({
    colorScheme: 'light',
    vars: colored(light),
    '@media': { [media.moreContrast]: { vars: sharpened(light) } },
  }),
)
globalStyle(
  ':root:not([data-theme])',
  layered({
    '@media': {
      '(prefers-color-scheme: dark)': { colorScheme: 'dark', vars: colored(dark) },
      [`(prefers-color-scheme: dark) and ${media.moreContrast}`]: { vars: sharpened(dark) },
    },
  }),
)
globalStyle(
  '[data-theme="dark"]',
  layered({
    colorScheme: 'dark',
    vars: colored(dark),
    '@media': { [media.moreContrast]: { vars: sharpened(dark) } },
  }),
)
globalStyle(
  '[data-theme="room"]',
  layered({
    colorScheme: 'dark',
    vars: colored(room),
    '@media': { [media.moreContrast]: { vars: sharpened(room) } },
  }),
)
