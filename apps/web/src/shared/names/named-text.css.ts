import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

/** A name in another language than Chinese, in a heading that is drawn for hanzi. */
export const translated = style({
  fontFamily: vars.font.latin,
  wordBreak: 'normal',
  selectors: { ':lang(ja) > &': { fontFamily: vars.font.ja } },
})

/** The hanzi and their pinyin, below the name that is read first. */
export const beside = style({
  display: 'block',
  marginBlockStart: vars.space[4],
  color: vars.color.textMuted,
  fontFamily: vars.font.zhHans,
  fontSize: vars.fontSize[14],
  fontWeight: vars.fontWeight.regular,
  lineHeight: vars.lineHeight.text,
  wordBreak: 'normal',
})
