import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { ScoreInput } from '../score-input/score-input.tsx'
import { SplitPane } from './split-pane.tsx'

const meta: Meta<typeof SplitPane> = { title: 'Data/SplitPane', component: SplitPane }
export default meta
type Story = StoryObj<typeof SplitPane>

/** [SP1] beside each other, [SP2] being moved, [SP3] tabs on a phone; the window's width chooses. */
export const WorkAndMarks: Story = {
  render: function WorkAndMarks() {
    const [score, setScore] = useState<number | null>(null)
    return (
      <div style={{ height: 320 }}>
        <SplitPane
          label="Work and marks"
          defaultShare={60}
          panes={[
            { label: 'Work', content: <p lang="zh-Hans">我叫安娜，我是波兰人。我在北京学习汉语。</p> },
            {
              label: 'Marks',
              content: <ScoreInput label="Question 1" full={20} value={score} onValueChange={setScore} />,
            },
          ]}
        />
      </div>
    )
  },
}
