import { formatMessage } from '@hwjy/base'
import type { Language } from '@hwjy/sdk/errors'
import type { StudyTotals } from './supervision.ts'

export interface ChildWeek {
  name: string
  totals: StudyTotals
  /** Titles of homework that was not handed in. */
  missed: readonly string[]
  /** The teacher's words of this week, with the lesson's name. */
  comments: readonly { lessonName: string; comment: string }[]
  /** They come from the last lesson. */
  words: readonly { hanzi: string; pinyin: string; meaning: string }[]
}

interface LetterTexts {
  subject: string
  greeting: string
  week: string
  missed: string
  comment: string
  words: string
  word: string
  between: string
  end: string
}

/** The letter names at most this number of words to ask for at dinner. */
const WORDS_MAX = 3

const TEXTS: Readonly<Record<Language, LetterTexts>> = {
  'en-US': {
    subject: '{product}: this week in Chinese class',
    greeting: 'Hello,\n\nthis is the week that ends today.',
    week: '{attended} of {lessons} lessons, {done} of {due} homework, {minutes|# minute|# minutes} in class.',
    missed: 'Not handed in: {titles}',
    comment: 'The teacher on “{lessonName}”: {comment}',
    words: 'Ask at dinner: {words}',
    word: '{hanzi} ({pinyin}, {meaning})',
    between: ', ',
    end: 'You get this letter on Sundays because it was turned on under “Family”. You can turn it off there.',
  },
  'zh-CN': {
    subject: '{product}：本周中文学习情况',
    greeting: '你好！\n\n以下是本周的学习情况。',
    week: '上课 {attended}/{lessons} 节，作业完成 {done}/{due} 份，课堂学习 {minutes} 分钟。',
    missed: '未提交的作业：{titles}',
    comment: '老师对《{lessonName}》的点评：{comment}',
    words: '吃饭时可以问一问：{words}',
    word: '{hanzi}（{pinyin}，{meaning}）',
    between: '、',
    end: '你在“家长监督”页面开启了每周来信，所以每周日会收到这封邮件。可以在那里关闭。',
  },
  'ja-JP': {
    subject: '{product}：今週の中国語学習',
    greeting: 'こんにちは。\n\n今週の学習の様子をお知らせします。',
    week: '授業 {lessons} 回中 {attended} 回に出席、宿題 {due} 件中 {done} 件を提出、授業時間は {minutes} 分でした。',
    missed: '未提出の宿題：{titles}',
    comment: '「{lessonName}」についての先生のコメント：{comment}',
    words: '食卓で聞いてみましょう：{words}',
    word: '{hanzi}（{pinyin}、{meaning}）',
    between: '、',
    end: 'このメールは「保護者」のページで配信をオンにされた方に、毎週日曜日にお送りしています。同じページでオフにできます。',
  },
}

/** Tells a family in plain text how the week of its children was. */
export function weeklyLetter(
  product: string,
  language: Language,
  children: readonly ChildWeek[],
): { subject: string; text: string } {
  const texts = TEXTS[language]
  const say = (text: string, values: Readonly<Record<string, string | number>>) => formatMessage(text, values, language)
  const about = ({ name, totals, missed, comments, words }: ChildWeek) =>
    [
      name,
      say(texts.week, {
        attended: totals.lessonsAttended,
        lessons: totals.lessonsAttended + totals.lessonsAbsent,
        done: totals.homeworkDone,
        due: totals.homeworkDue,
        minutes: totals.minutes,
      }),
      ...(missed.length > 0 ? [say(texts.missed, { titles: missed.join(texts.between) })] : []),
      ...comments.map((comment) => say(texts.comment, comment)),
      ...(words.length > 0
        ? [
            say(texts.words, {
              words: words
                .slice(0, WORDS_MAX)
                .map((word) => say(texts.word, word))
                .join(texts.between),
            }),
          ]
        : []),
    ].join('\n')
  return {
    subject: say(texts.subject, { product }),
    text: [texts.greeting, ...children.map(about), texts.end].join('\n\n'),
  }
}
