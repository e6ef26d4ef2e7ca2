import type { Question } from '@hwjy/sdk'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Banner, Button } from '@hwjy/ui'
import { lessonAt19 } from '../testing/lessons.ts'
import { storyFrame } from '../testing/story-frame.tsx'
import { singleChoice } from './question.fixtures.ts'
import { QuestionEditor } from './question-editor.tsx'

const meta: Meta = { title: 'App/QuestionEditor', decorators: [storyFrame] }
export default meta

const { no: _no, fullScore: _full, ...body } = singleChoice
const saved: Question = {
  ...body,
  questionId: 'qst_1',
  answerModes: ['choice'],
  correctKeys: ['A'],
  analysis: '“叫”后面直接说名字。',
  difficulty: 'easy',
  subject: null,
  grade: null,
  chapter: null,
  author: lessonAt19.teacher,
  isOwn: true,
  isShared: false,
  ruby: [],
  typed: null,
  usedCount: 0,
  createdAt: '2026-11-01T00:00:00Z',
  updatedAt: '2026-11-01T00:00:00Z',
}

/** [QE1] a new question; [QE2] its mistakes show when it is saved, [QE3] what the server refuses, [QE4] saved. */
export const NewQuestion: StoryObj<{ onSave: (request: object) => Promise<unknown> }> = {
  args: { onSave: async () => undefined },
  render: ({ onSave }) => <QuestionEditor question={null} attachmentIds={[]} onSave={onSave} />,
}

/** [QE5] a saved question keeps its type; [QE6] it was changed elsewhere meanwhile. */
export const SavedQuestion: StoryObj = {
  render: () => (
    <QuestionEditor
      question={saved}
      attachmentIds={['res_1']}
      attachments={<Button>+</Button>}
      conflict={<Banner tone="warning">…</Banner>}
      onSave={async () => undefined}
    />
  ),
}
