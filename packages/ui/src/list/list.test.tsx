import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { List, ListItem, ListSkeleton } from './list.tsx'

describe('List', () => {
  it('List is a named list of rows', () => {
    render(
      <List label="Students">
        <ListItem title="Anna" />
        <ListItem title="Ben" />
      </List>,
    )
    expect(screen.getByRole('list', { name: 'Students' }).children).toHaveLength(2)
  })

  it('names a row that is a link by its title alone', () => {
    render(
      <List label="Students">
        <ListItem link={<a href="/anna">{null}</a>} title="Anna" description="HSK 2" trailing="Present" />
      </List>,
    )
    expect(screen.getByRole('link', { name: 'Anna' }).getAttribute('href')).toBe('/anna')
  })

  it('List keeps controls at the end of a row apart from its link, in the order of reading', async () => {
    const open = vi.fn<() => void>()
    const more = vi.fn<() => void>()
    render(
      <List label="Students">
        <ListItem
          link={
            <button type="button" onClick={open}>
              {null}
            </button>
          }
          title="Anna"
          trailing={
            <button type="button" onClick={more}>
              More
            </button>
          }
        />
      </List>,
    )
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(open).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(more).toHaveBeenCalledOnce()
    expect(open).toHaveBeenCalledOnce()
  })

  it('List has a skeleton with as many rows, which readers skip', () => {
    const { container } = render(<ListSkeleton rows={3} hasLeading />)
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
    expect(container.firstElementChild?.children).toHaveLength(3)
  })
})
