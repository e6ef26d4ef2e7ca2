import type { Meta, StoryObj } from '@storybook/react-vite'
import { vars } from '../theme/vars.css.ts'
import { Stack } from './stack.tsx'

const meta: Meta = { title: 'Foundations/Type' }
export default meta
type Story = StoryObj

const sizes = [40, 32, 24, 20, 16, 14, 12] as const
const greetings = { en: 'Good morning, class', 'zh-Hans': '同学们早上好', ja: '皆さん、おはようございます' }

/** The seven sizes in three scripts, each run with the stack of its language. */
export const Scale: Story = {
  render: () => (
    <Stack direction="column" gap={20}>
      {sizes.map((size) => (
        <div key={size} style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 24 }}>
          <span style={{ width: 24, color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' }}>{size}</span>
          {Object.entries(greetings).map(([lang, words]) => (
            <span key={lang} lang={lang} style={{ fontSize: vars.fontSize[size], lineHeight: vars.lineHeight.tight }}>
              {words}
            </span>
          ))}
        </div>
      ))}
    </Stack>
  ),
}

const texts = {
  en: 'A lesson lasts 50 minutes. Come five minutes early, try your microphone, and have paper and a pen beside you; the teacher’s first question is usually about last week.',
  'zh-Hans':
    '一节课50分钟。请提前5分钟进入教室，检查麦克风（耳机更好），并准备好纸和笔；老师的第一个问题，通常是关于上周的内容：“你还记得吗？”HSK 3级的同学请先复习第12课。',
  ja: '授業は50分です。5分前に入室し、マイクを確認して、紙とペンを用意してください。先生の最初の質問は、たいてい先週の内容についてです（「覚えていますか？」）。HSK 3級の方は、第12課を復習しておきましょう。',
}

/** Running text: the same line height, punctuation closed up, a quarter space between hanzi and Latin where browsers can. */
export const Paragraphs: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))', gap: 32 }}>
      {Object.entries(texts).map(([lang, words]) => (
        <p key={lang} lang={lang} style={{ maxWidth: vars.size.text }}>
          {words}
        </p>
      ))}
    </div>
  ),
}

/** The same code point, drawn as China and as Japan write it; what is stressed gets dots, because hanzi do not lean. */
export const Variants: Story = {
  render: () => (
    <Stack gap={48}>
      {(['zh-Hans', 'ja'] as const).map((lang) => (
        <p key={lang} lang={lang} style={{ fontSize: vars.fontSize[40], lineHeight: vars.lineHeight.ruby }}>
          直 骨 海 角 <em>重点</em>
        </p>
      ))}
    </Stack>
  ),
}

const syllables = [
  ['学', 'xué'],
  ['而', 'ér'],
  ['时', 'shí'],
  ['习', 'xí'],
  ['之', 'zhī'],
] as const

/** Hanzi to learn are large, in Kai where the system has it. */
export const ToLearn: Story = {
  render: () => (
    <p
      lang="zh-Hans"
      style={{ fontFamily: vars.font.kai, fontSize: vars.fontSize[40], lineHeight: vars.lineHeight.ruby }}
    >
      <ruby>{syllables.map(([hanzi, pinyin]) => [hanzi, <rt key={hanzi}>{pinyin}</rt>])}</ruby>
    </p>
  ),
}
