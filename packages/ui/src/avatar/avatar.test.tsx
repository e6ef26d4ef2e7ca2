import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Avatar } from './avatar.tsx'
import { avatarHueIndex, avatarHues } from './avatar-hue.ts'

describe('Avatar', () => {
  it('Avatar is an image with the person’s name, unless the name stands beside it', () => {
    const { rerender } = render(<Avatar name="王小明" />)
    expect(screen.getByRole('img', { name: '王小明' }).textContent).toBe('小明')
    rerender(<Avatar name="王小明" isDecorative />)
    expect(screen.queryByRole('img')).toBeNull()
  })

  it('Avatar shows initials until the picture has come', () => {
    render(<Avatar name="Anna Tan" src="/anna.png" />)
    expect(screen.getByRole('img', { name: 'Anna Tan' }).textContent).toBe('AT')
  })
})

describe('the colour of a name', () => {
  it('the colour of a name is the same every time', () => {
    expect(avatarHueIndex('Anna Tan')).toBe(avatarHueIndex(' Anna Tan '))
  })

  it('the colour of a name differs within a class', () => {
    const names = Array.from({ length: 30 }, (_, index) => `Student ${index}`)
    expect(new Set(names.map(avatarHueIndex)).size).toBe(avatarHues.length)
  })
})
