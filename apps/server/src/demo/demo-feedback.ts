import type { schema } from '../db/database.ts'

type FeedbackOptionRow = typeof schema.feedbackOption.$inferSelect

const option = (
  audience: FeedbackOptionRow['audience'],
  tone: FeedbackOptionRow['tone'],
  position: number,
  [labelZh, labelEn, labelJa]: readonly [string, string, string],
): FeedbackOptionRow => ({ id: `fbo_${audience}_${position}`, audience, tone, position, labelZh, labelEn, labelJa })

/** The choices after class: students about the lesson, teachers about a student. */
export const FEEDBACK_OPTIONS: readonly FeedbackOptionRow[] = [
  option('student', 'positive', 1, ['讲解清楚', 'Clear explanations', '説明が分かりやすい']),
  option('student', 'positive', 2, ['开口机会多', 'Plenty of speaking', '話す機会が多い']),
  option('student', 'positive', 3, ['课堂有趣', 'An enjoyable class', '楽しい授業']),
  option('student', 'positive', 4, ['老师有耐心', 'A patient teacher', '先生が丁寧']),
  option('student', 'negative', 5, ['语速太快', 'Too fast', '話すのが速い']),
  option('student', 'negative', 6, ['内容太难', 'Too difficult', '内容が難しい']),
  option('student', 'negative', 7, ['声音或画面不好', 'Poor sound or picture', '音声や映像が悪い']),
  option('teacher', 'positive', 1, ['积极发言', 'Speaks up', '積極的に発言']),
  option('teacher', 'positive', 2, ['发音进步', 'Better pronunciation', '発音が上達']),
  option('teacher', 'positive', 3, ['书写工整', 'Neat characters', '字が丁寧']),
  option('teacher', 'positive', 4, ['课前有预习', 'Came prepared', '予習ができている']),
  option('teacher', 'negative', 5, ['需要多开口', 'Should speak more', 'もっと話してみよう']),
  option('teacher', 'negative', 6, ['声调要加强', 'Work on tones', '声調を練習しよう']),
  option('teacher', 'negative', 7, ['注意力不集中', 'Was distracted', '集中が続かない']),
]
