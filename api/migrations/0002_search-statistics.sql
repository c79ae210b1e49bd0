-- A rare word is counted well only when the planner knows many of the values.
ALTER TABLE "people" ALTER COLUMN "search" SET STATISTICS 1000;
