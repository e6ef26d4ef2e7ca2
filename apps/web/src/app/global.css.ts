import { globalStyle } from '@vanilla-extract/css'

// Japanese has no spaces: without this a heading breaks in the middle of a word.
globalStyle('h1:lang(ja), h2:lang(ja)', { wordBreak: 'auto-phrase' })

// Prerendered for a new visitor who reads another language, or is known here: the app draws the page that is theirs.
globalStyle('[data-prerendered="unfit"] #root', { visibility: 'hidden' })
