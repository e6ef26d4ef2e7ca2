import {
  CircleQuestionMark,
  ClipboardList,
  Dices,
  Keyboard,
  ListChecks,
  Megaphone,
  Star,
  ThumbsUp,
  Timer,
  Zap,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { ToolName } from './use-tools.ts'

/** In the order of the grid; the first are buttons of their own where the bar has width. */
export const TOOL_NAMES: readonly ToolName[] = [
  'quiz',
  'buzzer',
  'picker',
  'prize',
  'timer',
  'rollCall',
  'check',
  'practice',
  'dictation',
  'attention',
]

export const TOOL_ICONS: Readonly<Record<ToolName, ReactNode>> = {
  quiz: <CircleQuestionMark size={22} aria-hidden />,
  buzzer: <Zap size={22} aria-hidden />,
  picker: <Dices size={22} aria-hidden />,
  prize: <Star size={22} aria-hidden />,
  timer: <Timer size={22} aria-hidden />,
  rollCall: <ListChecks size={22} aria-hidden />,
  practice: <ClipboardList size={22} aria-hidden />,
  dictation: <Keyboard size={22} aria-hidden />,
  check: <ThumbsUp size={22} aria-hidden />,
  attention: <Megaphone size={22} aria-hidden />,
}
