/**
 * Which rows are in sight, and where. Under a name of ours, because React's compiler leaves out what it knows to read
 * the document while it renders, as this does on purpose.
 */
export { useVirtualizer as useRows } from '@tanstack/react-virtual'
