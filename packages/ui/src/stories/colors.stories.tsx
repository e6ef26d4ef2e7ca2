import type { Meta, StoryObj } from '@storybook/react-vite'
import { Fragment } from 'react'
import { Button } from '../button/button.tsx'
import { Link } from '../link/link.tsx'
import { StatusPill } from '../status-pill/status-pill.tsx'
import { Switch } from '../switch/switch.tsx'
import { brandSeed } from '../theme/color-roles.ts'
import { palettes, type PaletteName } from '../theme/brand.ts'
import { contrastRatio } from '../theme/contrast-ratio.ts'
import { scaleFromSeed, scaleSteps } from '../theme/scale-from-seed.ts'
import { Theme, type ThemeName } from '../theme/theme.tsx'
import { vars } from '../theme/vars.css.ts'
import { Stack } from './stack.tsx'

const meta: Meta = { title: 'Foundations/Colours' }
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

/** One role on its ground, with the contrast that WCAG counts. */
function Pairs({ palette }: { palette: PaletteName }) {
  const colors = palettes[palette]()
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))', gap: 12 }}>
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
          <div>{words}</div>
          <div style={{ fontVariantNumeric: 'tabular-nums' }}>
            {contrastRatio(colors[words], colors[ground]).toFixed(1)} : 1 <span lang="zh-Hans">你好</span>
          </div>
        </div>
      ))}
    </div>
  )
}

const themes: readonly (readonly [ThemeName, PaletteName])[] = [
  ['light', 'light'],
  ['dark', 'dark'],
  ['room', 'room'],
  ['contrast', 'contrast'],
]

/** What each colour is for, in every theme at once. High contrast is shown as it is by day. */
export const Roles: Story = {
  render: () => (
    <Stack direction="column">
      {themes.map(([name, palette]) => (
        <Theme key={name} name={name} style={{ padding: 24, borderRadius: 12, border: `1px solid ${vars.color.line}` }}>
          <h2 style={{ marginBlockEnd: 16 }}>{name}</h2>
          <Pairs palette={palette} />
        </Theme>
      ))}
    </Stack>
  ),
}

const seeds = [brandSeed, '#00a870', '#c2410c', '#d54941', '#7b61ff', '#ffdd00'] as const

/** A scale grows from any seed; the same step is equally light in each. */
export const Scales: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(12, 1fr)', gap: 4 }}>
      {seeds.map((seed) => {
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

const Sample = ({ seed }: { seed: string }) => (
  <Stack direction="column" gap={12}>
    <strong>{seed}</strong>
    <Stack>
      <Button tone="primary">Start class</Button>
      <Button>Later</Button>
    </Stack>
    <Stack>
      <Switch label="Camera" defaultChecked />
      <StatusPill tone="accent">New</StatusPill>
      <Link href="#lesson">Lesson 12</Link>
    </Stack>
  </Stack>
)

/** A school gives one colour; what would be too pale for words becomes deeper, in each theme as far as it must. */
export const Brand: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))', gap: 12 }}>
      {seeds.map((seed) =>
        (['light', 'dark'] as const).map((name) => (
          <Theme key={seed + name} name={name} brand={seed} style={{ padding: 20, borderRadius: 12 }}>
            <Sample seed={seed} />
          </Theme>
        )),
      )}
    </div>
  ),
}
