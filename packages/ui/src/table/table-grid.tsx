import { Checkbox } from '../checkbox/checkbox.tsx'
import { SortAscendingIcon, SortDescendingIcon, SortIcon } from '../icons.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { useWords } from '../ui-text/words.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import type { TableColumn, TableView } from './table-model.ts'
import { selectionOf, toggleAll, toggleOne } from './table-selection.ts'
import { nextSort, type TableSort } from './table-sort.ts'
import * as css from './table.css.ts'
import { tableWords } from './table-words.ts'

/** A box that scrolls must be reachable by keyboard; not every browser sees to that itself. */
const keyboardScroll = { tabIndex: 0 }

/** Shows a real table in a box that scrolls both ways, under its head and beside its first column. */
export function TableGrid<Row>(view: TableView<Row>) {
  const { label, columns, rows, skeletonRows, rowId, rowName, sort, onSortChange, selection, isBusy, maxHeight } = view
  const words = useWords(tableWords)
  const ids = rows?.map(rowId) ?? []
  const [first, ...others] = columns
  if (!first) return null
  const firstCell = css.firstCell({ isBesideBox: selection !== undefined })
  return (
    <section
      {...keyboardScroll}
      aria-label={label}
      data-busy={isBusy || undefined}
      className={css.scroller}
      style={{ maxHeight }}
    >
      <table className={css.grid} aria-busy={rows === undefined || isBusy}>
        <caption>
          <VisuallyHidden>{label}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className={css.boxHead}>
                <Checkbox
                  label={<VisuallyHidden>{words.selectAll}</VisuallyHidden>}
                  isChecked={selectionOf(ids, selection.selected)}
                  disabled={ids.length === 0}
                  onCheckedChange={() => selection.onSelectedChange(toggleAll(ids, selection.selected))}
                />
              </th>
            )}
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                aria-sort={column.sortBy && (sort?.column === column.id ? sort.direction : 'none')}
                data-align={column.align}
                className={column === first ? `${css.head} ${firstCell}` : css.head}
                style={{ width: column.width }}
              >
                <ColumnHead column={column} sort={sort} onSortChange={onSortChange} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows
            ? rows.map((row, index) => {
                const id = ids[index] ?? ''
                return (
                  <tr key={id} className={css.row} data-selected={selection?.selected.has(id) || undefined}>
                    {selection && (
                      <td className={css.box}>
                        <Checkbox
                          label={<VisuallyHidden>{words.selectRow(rowName(row))}</VisuallyHidden>}
                          isChecked={selection.selected.has(id)}
                          onCheckedChange={() => selection.onSelectedChange(toggleOne(id, selection.selected))}
                        />
                      </td>
                    )}
                    <th scope="row" data-align={first.align} className={`${css.cell} ${firstCell}`}>
                      {first.cell(row)}
                    </th>
                    {others.map((column) => (
                      <td key={column.id} data-align={column.align} className={css.cell}>
                        {column.cell(row)}
                      </td>
                    ))}
                  </tr>
                )
              })
            : Array.from({ length: skeletonRows }, (_, row) => (
                <tr key={row} aria-hidden>
                  {selection && <td className={css.box}>{null}</td>}
                  {columns.map((column) => (
                    <td key={column.id} className={css.cell}>
                      <Skeleton
                        width={column === first ? '70%' : '50%'}
                        className={column.align === 'end' ? css.atEnd : undefined}
                      />
                    </td>
                  ))}
                </tr>
              ))}
        </tbody>
      </table>
    </section>
  )
}

interface ColumnHeadProps<Row> {
  column: TableColumn<Row>
  sort: TableSort | null
  onSortChange: (sort: TableSort | null) => void
}

function ColumnHead<Row>({ column, sort, onSortChange }: ColumnHeadProps<Row>) {
  if (!column.sortBy) return column.header
  const direction = sort?.column === column.id ? sort.direction : undefined
  const Icon =
    direction === 'ascending' ? SortAscendingIcon : direction === 'descending' ? SortDescendingIcon : SortIcon
  return (
    <button
      type="button"
      className={css.sortButton}
      data-state={direction ?? 'none'}
      onClick={() => onSortChange(nextSort(sort, column.id))}
    >
      {column.header}
      <Icon aria-hidden size={16} />
    </button>
  )
}
