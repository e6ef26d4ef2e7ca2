import { vars } from '@hwjy/ui/vars'
import { keyframes, style } from '@vanilla-extract/css'

const slideIn = keyframes({ from: { opacity: 0, transform: 'translateY(100px)' } })

export const seen = style({ animation: `${slideIn} ${vars.duration.section} ${vars.easing.out} backwards` })

/** On paper, and where motion is unwelcome, everything is there from the start. */
export const unseen = style({ '@media': { 'screen and (prefers-reduced-motion: no-preference)': { opacity: 0 } } })
