import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Steps } from './steps.tsx'

const steps = [{ title: 'Account' }, { title: 'Code' }, { title: 'Password' }]
const spoken = () => screen.getAllByRole('listitem').map((step) => step.querySelector('span + span')?.textContent)

describe('Steps', () => {
  it('Steps is an ordered list that says of each step how far it is', () => {
    render(<Steps label="New password" steps={steps} current={1} />)
    expect(screen.getByRole('list', { name: 'New password' }).tagName).toBe('OL')
    expect(spoken()).toEqual(['Account, done', 'Code, in progress', 'Password, not started'])
  })

  it('Steps marks exactly the current step', () => {
    const { container } = render(<Steps label="New password" steps={steps} current={1} />)
    expect([...container.querySelectorAll('[aria-current="step"]')]).toEqual([screen.getAllByRole('listitem')[1]])
  })

  it('Steps says in words that a step failed', () => {
    render(<Steps hasFailed label="New password" steps={steps} current={1} />)
    expect(spoken()[1]).toBe('Code, failed')
  })

  it('Steps has no current step when all are done', () => {
    const { container } = render(<Steps label="New password" steps={steps} current={3} />)
    expect(container.querySelector('[aria-current]')).toBeNull()
    expect(spoken()).toEqual(['Account, done', 'Code, done', 'Password, done'])
  })
})
