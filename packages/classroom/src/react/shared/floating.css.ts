import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

const raised = { background: vars.color.surfaceRaised, color: vars.color.text, boxShadow: vars.shadow.float } as const

/** What lies over the page: a bar, a panel. */
export const floating = style({ ...raised, borderRadius: vars.radius.control })
/** A row of a few things, such as a volume or the pages, or a word about the page. */
export const floatingPill = style({ ...raised, borderRadius: vars.radius.pill })
