import type { Words } from '../ui-text/words.ts'
import type { StepState } from './step-state.ts'

export const stepsWords: Words<Readonly<Record<StepState, string>>> = {
  'en-US': { done: 'done', current: 'in progress', failed: 'failed', ahead: 'not started' },
  'zh-CN': { done: '已完成', current: '进行中', failed: '失败', ahead: '未开始' },
  'ja-JP': { done: '完了', current: '進行中', failed: '失敗', ahead: '未開始' },
}
