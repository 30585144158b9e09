-- The list of contracts asks a newcomer of what stood in their name before: who joined changes it.
CREATE CONSTRAINT TRIGGER "invitations_changed" AFTER INSERT OR UPDATE OR DELETE ON "invitations" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION contracts_changed();
