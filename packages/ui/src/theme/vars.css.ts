import { createGlobalThemeContract } from '@vanilla-extract/css'

/**
 * Names of all tokens; the values are given in `theme.css.ts`. This file emits no CSS, so any `.css.ts` may import it
 * (`@hwjy/ui/vars`) without carrying our rules along. Keys of `space` and `fontSize` are their size in px at 100 % zoom;
 * compact density gives less space. `control` holds heights: of buttons and fields (`sm`, `md`, `lg`), of a menu's `row`.
 * `share.softLine` is how much of a tone's own colour a line around its soft ground takes.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      surface: '',
      surfaceRaised: '',
      surfaceSunken: '',
      text: '',
      textMuted: '',
      line: '',
      lineStrong: '',
      accent: '',
      accentStrong: '',
      accentStrongHover: '',
      onAccent: '',
      accentSoft: '',
      accentText: '',
      success: '',
      onSuccess: '',
      successSoft: '',
      successText: '',
      warning: '',
      onWarning: '',
      warningSoft: '',
      warningText: '',
      danger: '',
      dangerHover: '',
      onDanger: '',
      dangerSoft: '',
      dangerText: '',
      focus: '',
      ink: '',
      hover: '',
      press: '',
      overlay: '',
      shade: '',
    },
    space: { 2: '', 4: '', 8: '', 12: '', 16: '', 20: '', 24: '', 32: '', 48: '' },
    radius: { control: '', card: '', pill: '' },
    fontSize: { 12: '', 14: '', 16: '', 20: '', 24: '', 32: '', 40: '' },
    lineHeight: { tight: '', text: '', ruby: '' },
    fontWeight: { regular: '', medium: '', bold: '' },
    font: { latin: '', zhHans: '', ja: '', kai: '', mono: '' },
    shadow: { float: '' },
    focus: { ring: '', offset: '' },
    share: { softLine: '' },
    duration: { fast: '', base: '', slow: '', section: '' },
    easing: { out: '' },
    control: { sm: '', md: '', lg: '', row: '' },
    size: { target: '', content: '', text: '' },
    zIndex: { float: '', overlay: '', toast: '' },
  },
  (_value, path) => `hwjy-${path.join('-')}`,
)
