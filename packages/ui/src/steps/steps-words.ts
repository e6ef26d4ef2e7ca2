import type { Words } from '../ui-text/words.ts'
import type { StepState } from './step-state.ts'

export const stepsWords: Words<Readonly<Record<StepState, string>>> = {
  'en-US': { done: 'done', current: 'now', failed: 'failed', ahead: 'still to come' },
  'zh-CN': { done: '已完成', current: '进行中', failed: '失败', ahead: '未开始' },
  'ja-JP': { done: '完了', current: '進行中です', failed: '失敗しました', ahead: 'これから' },
}
