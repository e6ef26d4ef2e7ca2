import { vars } from '@hwjy/ui/vars'
import { globalStyle, style } from '@vanilla-extract/css'

const kai = { fontFamily: vars.font.kai }

/** For names: hanzi are drawn as they are written by hand, and words of other languages in the page's own font. */
export const kaiHanzi = style({ selectors: { '&[lang="zh-Hans"]': kai } })

// Not `:lang`, which a browser would ask of each element of every page.
globalStyle(`${kaiHanzi} [lang="zh-Hans"]`, kai)
