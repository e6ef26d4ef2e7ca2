import type { Meta, StoryObj } from '@storybook/react-vite'
import { Fragment } from 'react'
import { Stack } from '../stories/stack.tsx'
import { brandSeed } from './color-roles.ts'
import { scaleFromSeed, scaleSteps } from './scale-from-seed.ts'
import { Theme } from './theme.tsx'
import { vars } from './vars.css.ts'

const meta: Meta = { title: 'Foundations/Tokens' }
export default meta
type Story = StoryObj

const pairs = [
  ['surface', 'text'],
  ['surfaceRaised', 'textMuted'],
  ['surfaceSunken', 'text'],
  ['accentStrong', 'onAccent'],
  ['accentSoft', 'accentText'],
  ['success', 'onSuccess'],
  ['successSoft', 'successText'],
  ['warning', 'onWarning'],
  ['warningSoft', 'warningText'],
  ['danger', 'onDanger'],
  ['dangerSoft', 'dangerText'],
] as const

const Pairs = () => (
  <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))', gap: 12 }}>
    {pairs.map(([ground, words]) => (
      <div
        key={ground}
        style={{
          padding: 16,
          border: `1px solid ${vars.color.line}`,
          borderRadius: vars.radius.card,
          background: vars.color[ground],
          color: vars.color[words],
        }}
      >
        <strong>{ground}</strong>
        <div>
          {words} <span lang="zh-Hans">你好</span>
        </div>
      </div>
    ))}
  </div>
)

/** What each colour is for, in the three themes at once. */
export const ColorRoles: Story = {
  render: () => (
    <Stack direction="column">
      {(['light', 'dark', 'room'] as const).map((name) => (
        <Theme key={name} name={name} style={{ padding: 24, borderRadius: 12 }}>
          <Pairs />
        </Theme>
      ))}
    </Stack>
  ),
}

/** A scale grows from any seed; the same step is equally light in each. */
export const Scales: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(12, 1fr)', gap: 4 }}>
      {[brandSeed, '#00a870', '#e37318', '#d54941', '#7b61ff'].map((seed) => {
        const scale = scaleFromSeed(seed)
        return (
          <Fragment key={seed}>
            {scaleSteps.map((step) => (
              <div
                key={step}
                title={`${seed} ${step}`}
                style={{ height: 48, borderRadius: 6, background: scale[step] }}
              />
            ))}
          </Fragment>
        )
      })}
    </div>
  ),
}

/** Hanzi to learn are large, in Kai where the system has it; each language has its own stack. */
export const Type: Story = {
  render: () => (
    <Stack direction="column" gap={24}>
      {([40, 32, 24, 20, 16, 14, 12] as const).map((size) => (
        <div key={size} style={{ fontSize: vars.fontSize[size], lineHeight: vars.lineHeight.tight }}>
          {size} · Good morning, class · <span lang="zh-Hans">同学们早上好</span> · <span lang="ja">皆さん、直角</span>
        </div>
      ))}
      <p
        lang="zh-Hans"
        style={{ fontFamily: vars.font.kai, fontSize: vars.fontSize[40], lineHeight: vars.lineHeight.ruby }}
      >
        <ruby>
          学<rt>xué</rt>而<rt>ér</rt>时<rt>shí</rt>习<rt>xí</rt>之<rt>zhī</rt>
        </ruby>
      </p>
    </Stack>
  ),
}
