import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Pagination } from './pagination.tsx'

const meta: Meta<typeof Pagination> = {
  title: 'Data/Pagination',
  component: Pagination,
  args: { page: 3, pageSize: 20, total: 134, onPageChange: () => {} },
}
export default meta
type Story = StoryObj<typeof Pagination>

export const ThreeOfSeven: Story = {}
export const First: Story = { args: { page: 1 } }
export const ManyPages: Story = { args: { page: 50, total: 4000 } }
export const OnePage: Story = { args: { page: 1, total: 12 } }
export const Nothing: Story = { args: { page: 1, total: 0 } }
export const Loading: Story = { args: { isBusy: true } }

export const Narrow: Story = { decorators: [(Story) => <div style={{ maxWidth: 342 }}>{Story()}</div>] }

export const WithPageSize: Story = {
  render: function WithPageSize() {
    const [page, setPage] = useState(2)
    const [pageSize, setPageSize] = useState(20)
    return (
      <Pagination
        page={page}
        pageSize={pageSize}
        total={134}
        onPageChange={setPage}
        pageSizes={[20, 50, 100]}
        onPageSizeChange={(size) => {
          setPageSize(size)
          setPage(1)
        }}
      />
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /next page|下一页|次のページ/i }))
    await expect(canvasElement.querySelector('[aria-current="page"]')?.textContent).toBe('3')
  },
}
