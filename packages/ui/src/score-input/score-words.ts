import type { Words } from '../ui-text/words.ts'
import type { ScoreProblem } from './score-rules.ts'

interface ScoreText {
  outOf: (full: number) => string
  /** Names a button: "16 points". */
  points: (score: number) => string
  suggested: (score: number) => string
  take: string
  problem: (problem: ScoreProblem, full: number) => string
}

export const scoreWords: Words<ScoreText> = {
  'en-US': {
    outOf: (full) => `out of ${full}`,
    points: (score) => (score === 1 ? '1 point' : `${score} points`),
    suggested: (score) => `Suggested: ${score}`,
    take: 'Use it',
    problem: (problem, full) => (problem === 'not-whole' ? 'Whole points only' : `From 0 to ${full} points`),
  },
  'zh-CN': {
    outOf: (full) => `满分 ${full} 分`,
    points: (score) => `${score} 分`,
    suggested: (score) => `建议 ${score} 分`,
    take: '采用',
    problem: (problem, full) => (problem === 'not-whole' ? '只能填整数分' : `请填 0 到 ${full} 分`),
  },
  'ja-JP': {
    outOf: (full) => `${full} 点満点`,
    points: (score) => `${score} 点`,
    suggested: (score) => `候補：${score} 点`,
    take: '使う',
    problem: (problem, full) =>
      problem === 'not-whole' ? '点数は整数で入力してください' : `0〜${full} 点で入力してください`,
  },
}
