import { globalStyle } from '@vanilla-extract/css'

// Japanese has no spaces: without this a heading breaks in the middle of a word.
globalStyle('h1:lang(ja), h2:lang(ja)', { wordBreak: 'auto-phrase' })
