import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { HanziText } from './hanzi-text.tsx'
import { PinyinProvider } from './pinyin-provider.tsx'

it('HanziText follows the switch around it and fetches pinyin only then', async () => {
  const scene = (isPinyinShown: boolean) => (
    <PinyinProvider isPinyinShown={isPinyinShown} hasToneColors>
      <HanziText text="还钱。" />
    </PinyinProvider>
  )
  const { rerender, container } = render(scene(false))
  expect(container.querySelector('rt')).toBeNull()
  rerender(scene(true))
  expect(await screen.findByText('huán')).toBeTruthy()
  expect(container.textContent).toContain('还钱')
  rerender(scene(false))
  expect(container.querySelector('rt')).toBeNull()
})

it('pinyin of its own overrides the switch', async () => {
  render(<HanziText text="我得走了" pinyin />)
  expect(await screen.findByText('děi')).toBeTruthy()
})
