import { vars } from '@hwjy/ui/vars'
import { globalStyle } from '@vanilla-extract/css'

// Chinese and Japanese may break after every character: a date or a time stays in one piece.
globalStyle('time', { wordBreak: 'keep-all' })

// Prerendered for a new visitor who reads another language, or is known here: the app draws the page that is theirs.
globalStyle('[data-prerendered="unfit"] #root', { visibility: 'hidden' })

// Above a page that waits for the app (`prerender/watch-for-app.ts`).
globalStyle('.app-notice', {
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: vars.zIndex.float,
  margin: 0,
  padding: vars.space[16],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  textAlign: 'center',
})
globalStyle('.app-notice a', {
  display: 'inline-block',
  color: vars.color.accentText,
  fontWeight: vars.fontWeight.bold,
})
