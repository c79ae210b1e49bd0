-- What members see of the directory, in its order: its count and its pages are read from this index
-- alone, where people_search_id sends to the table for the flags of every row.
CREATE INDEX "people_member_directory" ON "people" USING btree ("search","id") WHERE id_profil = 1 AND approved = 1 AND is_activate = 1 AND deletion_requested_at IS NULL AND anonymised_at IS NULL;
