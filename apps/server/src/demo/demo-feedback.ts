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
  option('student', 'positive', 2, ['开口机会多', 'Plenty of speaking time', '話す機会が多い']),
  option('student', 'positive', 3, ['课堂有趣', 'Fun class', '授業が楽しい']),
  option('student', 'positive', 4, ['老师有耐心', 'Patient teacher', '先生が丁寧']),
  option('student', 'negative', 5, ['语速太快', 'Speaks too fast', '話すのが速い']),
  option('student', 'negative', 6, ['内容太难', 'Content too difficult', '内容が難しい']),
  option('student', 'negative', 7, ['声音或画面不好', 'Poor audio or video', '音声や映像が悪い']),
  option('teacher', 'positive', 1, ['积极发言', 'Speaks up', '積極的に発言']),
  option('teacher', 'positive', 2, ['发音进步', 'Better pronunciation', '発音が上達']),
  option('teacher', 'positive', 3, ['书写工整', 'Neat characters', '字が丁寧']),
  option('teacher', 'positive', 4, ['课前有预习', 'Well prepared', '予習ができている']),
  option('teacher', 'negative', 5, ['需要多开口', 'Needs to speak more', 'もっと発言を']),
  option('teacher', 'negative', 6, ['声调要加强', 'Needs work on tones', '声調の練習が必要']),
  option('teacher', 'negative', 7, ['注意力不集中', 'Easily distracted', '集中が続かない']),
]
