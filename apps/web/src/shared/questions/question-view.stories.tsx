import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { PinyinSwitch, WithPinyin } from '../hanzi/with-pinyin.tsx'
import { storyFrame } from '../testing/story-frame.tsx'
import * as css from '../timetable/stories.css.ts'
import { multipleChoice, readAloud, singleChoice, written } from './question.fixtures.ts'
import { type AnswerDraft, QuestionView, type QuestionViewProps } from './question-view.tsx'

const meta: Meta = { title: 'App/Questions', decorators: [storyFrame] }
export default meta

const empty: AnswerDraft = { keys: [], text: '' }
const noon = Date.parse('2026-11-20T05:03:00Z')
const mark = { score: 10, isCorrect: true, comment: '', commentAudio: [], markedImages: [], annotations: [] }

function Kept({ answer: start = empty, ...props }: Partial<QuestionViewProps> & Pick<QuestionViewProps, 'question'>) {
  const [answer, setAnswer] = useState(start)
  return <QuestionView {...props} answer={answer} onAnswerChange={setAnswer} />
}

/** [QV1] open, [QV2] answered and on its way, [QV3] saved, [QV4] waiting to be saved. */
export const Answering: StoryObj = {
  render: () => (
    <div className={css.stack}>
      <Kept question={singleChoice} />
      <Kept question={multipleChoice} answer={{ keys: ['A', 'C'], text: '' }} saving={{ status: 'saving' }} />
      <Kept
        question={{ ...written, no: 3 }}
        answer={{ keys: [], text: '他叫小明。' }}
        saving={{ status: 'saved', savedAt: noon }}
      />
      <PinyinSwitch />
      <WithPinyin>
        <Kept question={{ ...readAloud, no: 4 }} recorder={<p>●</p>} saving={{ status: 'waiting' }} />
      </WithPinyin>
    </div>
  ),
}

/** [QV5] right, [QV6] wrong, [QV7] partly right, [QV8] not marked, [QV9] not to be changed, [QV10] some of what is right. */
export const Marked: StoryObj = {
  render: () => (
    <div className={css.stack}>
      <QuestionView
        question={singleChoice}
        answer={{ keys: ['A'], text: '' }}
        result={{ answerKey: { correctKeys: ['A'], analysis: '“叫”后面直接说名字。' }, mark }}
      />
      <QuestionView
        question={{ ...singleChoice, no: 2 }}
        answer={{ keys: ['B'], text: '' }}
        result={{ answerKey: { correctKeys: ['A'], analysis: '' }, mark: { ...mark, score: 0, isCorrect: false } }}
      />
      <QuestionView
        question={{ ...written, no: 3, answerModes: ['text'] }}
        answer={{ keys: [], text: '他叫小明，他长得很高。' }}
        result={{ answerKey: null, mark: { ...mark, score: 22, isCorrect: null, comment: '很好！“长”读 zhǎng。' } }}
      />
      <QuestionView question={{ ...readAloud, no: 4 }} answer={empty} result={{ answerKey: null, mark: null }} />
      <QuestionView question={{ ...multipleChoice, no: 5 }} answer={{ keys: ['A'], text: '' }} />
      <QuestionView
        question={{ ...multipleChoice, no: 6 }}
        answer={{ keys: ['A'], text: '' }}
        result={{
          answerKey: { correctKeys: ['A', 'C'], analysis: '' },
          mark: { ...mark, score: 0, isCorrect: false },
        }}
      />
    </div>
  ),
}
