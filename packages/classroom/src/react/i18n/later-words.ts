/** The sentences of refusals and the words of what opens later. English is in this module: fetch it late. */
import type { CloseReason } from '../../core/live/live-protocol.ts'
import type { RefusalCode } from '../../core/room/room-types.ts'
import type { RtcErrorCode } from '../../ports/rtc-engine.ts'
import { createAreaWords } from './area-words.ts'
import { enUS, type LaterLabels } from './en-US.ts'

// Every code a person can meet has a sentence; a code without one does not compile.
type CodeLabel = `refusal.${RefusalCode}` | `closed.${CloseReason | 'left'}` | `rtc.${RtcErrorCode}`
enUS satisfies Readonly<Record<CodeLabel, string>>

export const laterWords = createAreaWords<LaterLabels>(enUS, {
  'zh-CN': () => import('./zh-CN.ts').then((module) => module.zhCN),
  'ja-JP': () => import('./ja-JP.ts').then((module) => module.jaJP),
})
