export const categoryAddresses = {
  listCategories: { method: 'GET', path: '/categories' },
  listCategoryGroups: { method: 'GET', path: '/placecategories' },
  readCategory: { method: 'GET', path: '/placecategories/:categoryId' },
} as const;
