import { globalStyle } from '@vanilla-extract/css'
import { layered } from './layered.ts'
import { vars } from './vars.css.ts'

globalStyle(':where(*, *::before, *::after)', layered({ boxSizing: 'border-box' }))
globalStyle(
  ':where(html)',
  layered({ WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%', lineHeight: vars.lineHeight.text }),
)
globalStyle(':where(body)', layered({ margin: 0, minHeight: '100dvh' }))
globalStyle(
  ':where(body, [data-theme])',
  layered({
    color: vars.color.text,
    background: vars.color.surface,
    fontFamily: vars.font.latin,
    fontSize: vars.fontSize[16],
    WebkitFontSmoothing: 'antialiased',
  }),
)

// Han characters are drawn differently in China and Japan; the language of the run decides, not the system's.
globalStyle(':where([lang]:lang(zh))', layered({ fontFamily: vars.font.zhHans }))
globalStyle(':where([lang]:lang(ja))', layered({ fontFamily: vars.font.ja }))
globalStyle(':where([lang]:lang(en))', layered({ fontFamily: vars.font.latin }))

// Punctuation and line breaks as books set them, where the browser can. https://www.w3.org/TR/clreq/ https://www.w3.org/TR/jlreq/
globalStyle(
  ':where([lang]:lang(zh), [lang]:lang(ja))',
  layered({ textAutospace: 'normal', textSpacingTrim: 'trim-start', lineBreak: 'strict', overflowWrap: 'anywhere' }),
)
// Japanese has no spaces: a line ends between phrases, not in the middle of a word.
globalStyle(':where([lang]:lang(ja))', layered({ wordBreak: 'auto-phrase' }))
globalStyle(':where([lang]:lang(en))', layered({ textAutospace: 'no-autospace', lineBreak: 'auto' }))
// No last line of one word or one character.
globalStyle(':where(p, li, dd, figcaption, label, legend, [role="alert"])', layered({ textWrap: 'pretty' }))
globalStyle(':where(code, kbd, pre, samp)', layered({ fontFamily: vars.font.mono, textAutospace: 'no-autospace' }))
// Hanzi and kana do not lean: a dot under or over each is how they are stressed.
globalStyle(
  ':where(em):lang(zh)',
  layered({ fontStyle: 'normal', textEmphasis: 'filled dot', textEmphasisPosition: 'under right' }),
)
globalStyle(
  ':where(em):lang(ja)',
  layered({ fontStyle: 'normal', textEmphasis: 'filled sesame', textEmphasisPosition: 'over right' }),
)
globalStyle(':where(ruby)', layered({ lineHeight: vars.lineHeight.ruby }))

globalStyle(':where(h1, h2, h3, h4, p, figure, blockquote, dl, dd)', layered({ margin: 0 }))
globalStyle(
  ':where(h1, h2, h3, h4)',
  layered({ lineHeight: vars.lineHeight.tight, fontWeight: vars.fontWeight.bold, textWrap: 'balance' }),
)
globalStyle(':where(h1)', layered({ fontSize: vars.fontSize[32] }))
globalStyle(':where(h2)', layered({ fontSize: vars.fontSize[24] }))
globalStyle(':where(h3)', layered({ fontSize: vars.fontSize[20] }))
globalStyle(':where(h4)', layered({ fontSize: vars.fontSize[16] }))
globalStyle(':where(ul[role="list"], ol[role="list"])', layered({ margin: 0, padding: 0, listStyle: 'none' }))
globalStyle(':where(img, svg, video, canvas)', layered({ display: 'block', maxWidth: '100%' }))
globalStyle(':where(button, input, textarea, select)', layered({ font: 'inherit', color: 'inherit' }))
globalStyle(':where(time, table, [role="timer"])', layered({ fontVariantNumeric: 'tabular-nums' }))
globalStyle(':where(:focus-visible)', layered({ outline: vars.focus.ring, outlineOffset: vars.focus.offset }))
globalStyle('::selection', layered({ background: vars.color.accentSoft, color: vars.color.accentText }))
